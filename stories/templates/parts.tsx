import { Button, Classes } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useId, useMemo, type ReactNode } from 'react'
import paymentDetails from '#definitions/details/payment.details.json'
import paymentsTable from '#definitions/tables/payments.table.json'
import type { Details as DetailsDefinition } from '#definition/generated/details.ts'
import type { Table as TableDefinition } from '#definition/generated/table.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkRules } from '#engine/rule/link.ts'
import { linkTable } from '#engine/table/link.ts'
import { Details } from '#runtime/details/details.tsx'
import type { TableHost } from '#runtime/table/host.ts'
import { Table } from '#runtime/table/table.tsx'
import { paymentServer, type Answers } from '../runtime/payment-server.ts'
import { StoryProvider } from '../runtime/story-provider.tsx'
import { tableLibrary } from '../runtime/table-rows.ts'
import '../../src/portal/pages/over-page.css'

const now = Date.parse('2026-11-20T09:12:00Z')

function Served({ answers, children }: { readonly answers: Answers; readonly children: ReactNode }) {
  const services = useMemo(() => ({ ...paymentServer(answers), serverNow: () => now }), [answers])
  return (
    <StoryProvider services={services} isPart>
      {children}
    </StoryProvider>
  )
}

const call = {
  $schema: '',
  id: 'payments.filter',
  purpose: 'Rows.',
  permission: 'payments.read',
  method: 'POST' as const,
  path: '/rows',
  answer: 'payment-list',
}
const { download: _download, views: _views, ...listed } = paymentsTable as unknown as TableDefinition
const linked = linkTable(listed, { ...tableLibrary, kinds, calls: { 'payments.filter': call } })
const host: TableHost = {
  search: new URLSearchParams(),
  setSearch: () => undefined,
  hrefOf: (_, key) => `#${key}`,
  open: () => undefined,
  actionFor: () => () => undefined,
  toast: () => undefined,
}

/** The list of payments, answered as is said. */
export function ListPart({ answer }: { readonly answer: () => unknown }) {
  const answers = useMemo(() => ({ 'payments.filter': answer }), [answer])
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return (
    <Served answers={answers}>
      <Table table={linked.table} host={host} />
    </Served>
  )
}

const details = paymentDetails as unknown as DetailsDefinition
const { rules } = linkRules(details.rules ?? {})
const params = { parameters: { id: '44444444-4444-4444-8444-444444444444' } }

/** The details of a payment, answered as is said. */
export function DetailsPart({ answer }: { readonly answer: () => unknown }) {
  const answers = useMemo(
    () => ({ 'payments.read': answer, 'audit.payment': () => ({ payment_id: '', events: [] }) }),
    [answer],
  )
  return (
    <Served answers={answers}>
      <Details definition={details} rules={rules} params={params} />
    </Served>
  )
}

interface OverPartProps {
  readonly title: string
  /** A dialog stands in the middle, a sheet at the end of the line. */
  readonly as: 'dialog' | 'sheet'
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** What stands over a page, without the page beneath it. */
export function OverPart({ title, as, footer, children }: OverPartProps) {
  const id = useId()
  return (
    <section className={`${Classes.DIALOG} ptl-over ptl-over--${as} book-over`} aria-labelledby={id}>
      <div className={Classes.DIALOG_HEADER}>
        <h2 id={id} className={Classes.HEADING}>
          {title}
        </h2>
        <Button variant="minimal" icon={<Cross title={false} />} aria-label="Close" />
      </div>
      <div className={`${Classes.DIALOG_BODY} ptl-over__body`}>{children}</div>
      {footer && (
        <div className={Classes.DIALOG_FOOTER}>
          <div className={Classes.DIALOG_FOOTER_ACTIONS}>{footer}</div>
        </div>
      )}
    </section>
  )
}
