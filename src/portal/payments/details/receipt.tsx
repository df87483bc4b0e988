import type { Details } from '#definition/generated/details.ts'
import { display } from '#engine/machine/display.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import type { DetailsProps } from '#runtime/details/details.tsx'
import { Lines } from '#runtime/details/facts/lines.tsx'
import { formatDateTime } from '#values/date.ts'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { sayPayments } from '#values/generated/say-payments.ts'
import { environmentLabel, isProduction } from '../../session/configuration/environment-label.ts'
import { useSigned } from '../../session/session-context.ts'
import { useZone } from '../../zone.ts'
import { machineOf, type PaymentRecord } from '../payment-record.ts'
import './receipt.css'

export interface ReceiptProps {
  readonly definition: Details
  readonly rules: ReadonlyMap<string, LinkedRule> | undefined
  readonly payment: PaymentRecord
  /** Notes below the sections, printed as on the screen. */
  readonly notes: DetailsProps['notes']
}

/** Printed version of a payment, hidden on the screen. */
export function Receipt({ definition, rules, payment, notes }: ReceiptProps) {
  const zone = useZone()
  const { definitions, session, facts } = useSigned()
  const printed = usePrintTime()
  const { receipt, sections, hero = [], machine } = definition
  if (!receipt) return null
  const all = { ...facts, ...payment, record: payment }
  const isShown = (name: string | undefined) =>
    name === undefined || rules?.get(name)?.evaluate(all) === 'yes'
  const linked = machineOf(definitions, payment)
  const state = linked && display(linked, payment.payment_state, all)
  const parts = receipt.sections.flatMap((id) => sections.find((section) => section.id === id) ?? [])
  return createPortal(
    <article className="ptl-receipt">
      <header>
        <p>{session.organisation.name}</p>
        <h1>{receipt.title}</h1>
        {!isProduction(session, session.environment) && (
          <p>
            <strong>
              {sayPayments('noRealMoney', { environment: environmentLabel(session, session.environment) })}
            </strong>
          </p>
        )}
        <p>
          {sayPayments('paymentCalled', { id: payment.payment_id })}
          <br />
          {sayPayments('statusAsOf', {
            status: state?.label ?? payment.payment_state,
            time: formatDateTime(new Date(printed).toISOString(), zone),
          })}
        </p>
      </header>
      <Lines
        className="ptl-receipt__amounts"
        items={hero}
        record={payment}
        machine={machine}
        isShown={isShown}
      />
      {parts
        .filter(({ showWhen }) => isShown(showWhen))
        .map(({ id, title, items }) => (
          <section key={id}>
            <h2>{title}</h2>
            <Lines items={items} record={payment} machine={machine} isShown={isShown} />
            {notes?.[id]?.(payment)}
          </section>
        ))}
      <footer>{receipt.says}</footer>
    </article>,
    document.body,
  )
}

/** When it is printed, to the minute; a paper that lies about its time is worse than none. */
function usePrintTime(): number {
  const [at, setAt] = useState(Date.now)
  useEffect(() => {
    const now = () => flushSync(() => setAt(Date.now()))
    addEventListener('beforeprint', now)
    return () => removeEventListener('beforeprint', now)
  }, [])
  return at
}
