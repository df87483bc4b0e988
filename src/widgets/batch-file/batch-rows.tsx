import { WarningSign } from '@blueprintjs/icons'
import type { QuotedBatch, QuotedRow } from '#engine/field/batch-file.ts'
import { formatMoney } from '#values/money.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { BatchTable } from './batch-table.tsx'

function Money({ row }: { readonly row: QuotedRow }) {
  const { sourceAmount = '', sourceCurrency = '', destinationAmount = '', destinationCurrency = '' } = row
  return (
    <>
      <td className="ptl-batch__amount">{formatMoney(sourceAmount, sourceCurrency)}</td>
      <td className="ptl-batch__amount">{formatMoney(destinationAmount, destinationCurrency)}</td>
    </>
  )
}

interface BatchRowsProps {
  readonly batch: QuotedBatch
  /** Rows entered by hand have no header line. */
  readonly isEntered: boolean
}

/** Every payment in a line. */
export function BatchRows({ batch: { rows }, isEntered }: BatchRowsProps) {
  const heads = [
    sayBatches('row'),
    sayBatches('beneficiaryHead'),
    sayBatches('youSend'),
    sayBatches('theyReceive'),
    sayBatches('internalId'),
  ]
  return (
    <BatchTable label={sayBatches('paymentsOfBatch')} heads={heads}>
      {rows.map((one) => (
        <tr key={one.row}>
          <td>{isEntered ? one.row - 1 : one.row}</td>
          <td>
            {one.beneficiary}
            {one.alike && (
              <p className="ptl-batch__alike">
                <WarningSign size={12} /> {one.alike}
              </p>
            )}
          </td>
          {one.error ? <td colSpan={2}>{one.error.message}</td> : <Money row={one} />}
          <td>{one.internalId}</td>
        </tr>
      ))}
    </BatchTable>
  )
}
