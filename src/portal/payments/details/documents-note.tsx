import { useNamedCalls } from '#runtime/query/use-calls.ts'
import { sayPayments } from '#values/generated/say-payments.ts'
import type { PaymentRecord } from '../payment-record.ts'

/** Note whether the destination asks for a document, if the payment has none (PAY-018). */
export function DocumentsNote({ payment }: { readonly payment: PaymentRecord }) {
  const { files, quote } = payment
  const isEmpty = files.length === 0
  const { destinationCountry, destinationCurrency, destinationBlockchainNetwork, payoutCategory } = quote
  const network = destinationBlockchainNetwork === undefined ? {} : { destinationBlockchainNetwork }
  const requested = {
    for: 'PAYMENT' as const,
    country: destinationCountry,
    currency: destinationCurrency,
    payoutCategory,
    ...network,
  }
  const [state] = useNamedCalls([
    { call: 'payout.dataRequirements', values: isEmpty ? requested : undefined },
  ])
  const needs = state?.data?.payment
  if (!isEmpty || needs === undefined) return null
  return (
    <p className="ptl-note">
      {sayPayments(needs.documentsRequired ? 'documentsMissing' : 'documentsNotAsked')}
    </p>
  )
}
