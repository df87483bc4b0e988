import { PageHead } from '#runtime/template/page-head.tsx'
import { SendPayment } from '../payments/send-payment.tsx'
import { useSigned } from '../session/session-context.ts'
import { useWords } from './frame/use-words.ts'

/** Greeting with the person's name, and the button to send a payment (HOME-001). */
export function Welcome() {
  const { session } = useSigned()
  return (
    <PageHead title={useWords('welcome')('title', { name: session.person.name })} actions={<SendPayment />} />
  )
}
