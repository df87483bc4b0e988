import type { Answer } from '#definition/wire.ts'
import { StatusTag } from '#runtime/details/facts/status-tag.tsx'
import { shownText } from '#runtime/details/shown-text.tsx'
import { flagLabel } from '#runtime/table/cells/flag-label.ts'
import { TimeLeft } from '#runtime/table/cells/time-left.tsx'
import { formatMoney } from '#values/money.ts'
import { Link } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'
import { Card } from '../frame/card.tsx'
import { useCard } from '../frame/use-card.ts'
import { useWords } from '../frame/use-words.ts'
import '../../payments/payment-rows.css'

type Decisions = Answer<'decisions.list'>
type Decision = Decisions['content'][number]

/** The decisions of this person with the least time left; gone while none waits (TRU-741). */
export function ApprovalQueue() {
  const say = useWords('approval-queue')
  const size = useSigned().definitions.limits.paymentsOnHome
  return (
    <Card<Decisions>
      name="approval-queue"
      state={useCard('decisions.list', { page: 0, size }, 'detailsEverySeconds')}
      rows={size + 1}
      actions={<Link to="/approvals">{say('all')}</Link>}
      isAbsent={({ content }) => content.length === 0}
    >
      {({ content }) => <Rows content={content} />}
    </Card>
  )
}

function Rows({ content }: Pick<Decisions, 'content'>) {
  const say = useWords('approval-queue')
  const isFlagged = content.some(({ flags }) => flags.length > 0)
  return (
    <table className="ptl-rows ptl-rows--queue">
      <thead>
        <tr>
          <th scope="col">{say('what')}</th>
          {isFlagged && <th scope="col">{say('flags')}</th>}
          <th scope="col">{say('left')}</th>
          <th scope="col" className="ptl-rows__amount">
            {say('sent')}
          </th>
          <th scope="col" className="ptl-rows__amount">
            {say('received')}
          </th>
        </tr>
      </thead>
      <tbody>
        {content.map((row) => (
          <Row key={row.id} row={row} isFlagged={isFlagged} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, isFlagged }: { readonly row: Decision; readonly isFlagged: boolean }) {
  const say = useWords('approval-queue')
  const options = useSigned().definitions.library.options['decision-flags']?.options ?? []
  const { id, kind, what, flags, until } = row
  const place = kind === 'payment' ? 'payments' : 'changes'
  return (
    <tr>
      <th scope="row">
        <Link to={`/approvals/${place}/${id}`}>{shownText(what)}</Link>
      </th>
      {isFlagged && (
        <td className="ptl-rows__state">
          <span className="ptl-rows__flags">
            {flags.map((flag) => (
              <StatusTag key={flag} label={flagLabel(options, flag, row)} tone="warning" />
            ))}
          </span>
        </td>
      )}
      <td className="ptl-rows__time" data-label={until && say('left')}>
        {until !== undefined && <TimeLeft until={until} />}
      </td>
      <td className="ptl-rows__amount">{money(row.sourceAmount, row.sourceCurrency)}</td>
      <td className="ptl-rows__amount ptl-rows__second">
        {money(row.destinationAmount, row.destinationCurrency)}
      </td>
    </tr>
  )
}

const money = (amount: string | undefined, currency: string | undefined) =>
  amount !== undefined && currency !== undefined && formatMoney(amount, currency)
