import type { Answer } from '#definition/wire.ts'
import { compare, divide, multiply, subtract } from '#values/decimal.ts'
import { formatDate } from '#values/date.ts'
import { formatMoney } from '#values/money.ts'
import { Share } from '../../charts/share.tsx'
import { useZone } from '../../zone.ts'
import { Card } from '../frame/card.tsx'
import { useCard } from '../frame/use-card.ts'
import { useWords } from '../frame/use-words.ts'
import './permitted-usage.css'

type Usage = NonNullable<Answer<'balances.read'>['usage']>

/** Used share of the on-demand liquidity limit (HOME-003). */
export function PermittedUsage() {
  return (
    <Card
      name="permitted-usage"
      state={useCard('balances.read', {})}
      rows={4}
      isAbsent={({ usage }) => usage === undefined}
    >
      {({ usage }) => usage && <UsageFigures usage={usage} />}
    </Card>
  )
}

function percentOf(used: string, limit: string): string {
  if (compare(limit, '0') <= 0) return compare(used, '0') > 0 ? '100' : '0'
  return divide(multiply(used, '100'), limit, 0, 'DOWN')
}

function UsageFigures({ usage }: { readonly usage: Usage }) {
  const zone = useZone()
  const say = useWords('permitted-usage')
  const { used, limit, currency, since } = usage
  const percent = percentOf(used, limit)
  const isOver = compare(used, limit) > 0
  return (
    <div className="ptl-usage">
      <Share percent={percent} says={say('share', { percent })} />
      <div className="ptl-usage__figures">
        <dl>
          <div>
            <dt>
              <i className="ptl-usage__key ptl-usage__key--used" /> {say('used')}
            </dt>
            <dd>{formatMoney(used, currency)}</dd>
          </div>
          <div>
            <dt>
              <i className="ptl-usage__key" /> {say(isOver ? 'over' : 'left')}
            </dt>
            <dd>{formatMoney(isOver ? subtract(used, limit) : subtract(limit, used), currency)}</dd>
          </div>
          <div>
            <dt>{say('limit')}</dt>
            <dd>{formatMoney(limit, currency)}</dd>
          </div>
        </dl>
        <p className="ptl-secondary ptl-quiet">{say('says', { since: formatDate(since, zone) })}</p>
      </div>
    </div>
  )
}
