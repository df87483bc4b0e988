import type { Details } from '#definition/generated/details.ts'
import type { DetailsProps } from '#runtime/details/details.tsx'
import { useMemo, type ReactNode } from 'react'
import { useSigned } from '../../session/session-context.ts'
import { Decision } from './decision.tsx'
import { DocumentsNote } from './documents-note.tsx'
import { momentsOf } from '../timeline/moments.ts'
import { PaymentActions } from './payment-actions.tsx'
import { isPayment, machineOf, type PaymentRecord } from '../payment-record.ts'
import { PaymentStatus } from './payment-status.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { sayEvent, type TrailEvent } from '../timeline/trail.ts'
import type { PageAction } from './use-page-actions.ts'
import type { SendAgain } from '../use-send-again.ts'
import { formatDateTime } from '#values/date.ts'
import { useZone } from '../../zone.ts'

type Parts = Required<Pick<DetailsProps, 'actions' | 'status' | 'notes' | 'aside'>>

/** Actions offered beside the moves. */
interface OfferedActions {
  readonly again: SendAgain | undefined
  readonly pages: readonly PageAction[]
}

/** The custom parts of a payment's page; the same ones until something in them changed. */
export function usePaymentParts(
  definition: Details,
  { again, pages }: OfferedActions,
  trail: readonly TrailEvent[],
): Parts {
  const { definitions, facts } = useSigned()
  return useMemo(() => {
    const stage = definitions.machines.get(definition.machine ?? '')
    const { stages } = definition.timeline ?? {}
    const decisions = definitions.machines.get('approval')?.definition.states
    const of = (part: (payment: PaymentRecord) => ReactNode) => (record: unknown) =>
      isPayment(record) ? part(record) : null
    return {
      actions: of((payment) => <PaymentActions payment={payment} again={again} pages={pages} />),
      status: of((payment) => (
        <PaymentStatus
          payment={payment}
          retry={again && { label: again.label, onClick: again.start }}
          mend={pages.find(({ isMain }) => isMain)}
        />
      )),
      notes: {
        review: of((payment) => <Decision payment={payment} />),
        documents: of((payment) => <DocumentsNote payment={payment} />),
        people: () => <PeopleNote trail={trail} />,
      },
      aside: of((payment) => {
        const own = machineOf(definitions, payment)
        if (!stage || !own) return null
        const moments = momentsOf(payment, trail)
        const { status = 'approved', created_at: startedAt, expires_at: until } = payment.approval ?? {}
        const waits =
          status === 'pending' && startedAt !== undefined && until !== undefined
            ? { state: payment.payment_state, startedAt, startedBy: payment.initiatedBy.name, until }
            : undefined
        return (
          <Timeline
            moments={moments}
            machine={stage}
            own={own}
            facts={{ ...facts, record: payment }}
            isOver={status !== 'approved' && decisions?.[status]?.final === true}
            waits={waits}
            {...(stages ? { stages } : {})}
          />
        )
      }),
    }
  }, [definitions, definition, facts, again, pages, trail])
}

/** People who acted on the payment, with act and time, from the audit trail. */
function PeopleNote({ trail }: { readonly trail: readonly TrailEvent[] }) {
  const zone = useZone()
  const done = trail.filter(({ by }) => by !== undefined)
  if (done.length === 0) return null
  return (
    <dl>
      {done.map(({ event, at, by }) => (
        <div key={`${event} ${at}`}>
          <dt>{sayEvent(event)}</dt>
          <dd>
            {by?.name}
            <br />
            <time dateTime={at}>{formatDateTime(at, zone)}</time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
