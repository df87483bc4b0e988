import { OfferedPage } from '../pages/navigation/offered-pages.tsx'
import { useSigned } from '../session/session-context.ts'

/** Button to send a payment. */
export function SendPayment() {
  const page = useSigned().definitions.library.pages['create-payment']
  return page ? <OfferedPage page={page} /> : null
}
