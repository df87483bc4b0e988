import { Button } from '@blueprintjs/core'
import { SendMessage } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { usePageRight } from '../pages/use-page-right.ts'

/** Only for those who may: by permission, organisation and environment (OPEN-77). */
export function SendPayment() {
  const navigate = useNavigate()
  const right = usePageRight('create-payment')
  if (right?.kind !== 'open') return null
  return (
    <Button
      intent="primary"
      icon={<SendMessage />}
      text="Send a payment"
      onClick={() => void navigate('/payments/create')}
    />
  )
}
