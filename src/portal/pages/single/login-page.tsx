import { AnchorButton } from '@blueprintjs/core'
import { useSearchParams } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { signInAddress } from '../../session/login/sign-in-address.ts'
import { BarePage } from './bare-page.tsx'

/** Start page before sign-in; only the hosted login asks for the password (AUTH-001). */
export function LoginPage() {
  const [search] = useSearchParams()
  const address = signInAddress(search.get('return_to') ?? '/home')
  return (
    <BarePage title={sayPages('signInTitle')} says={sayPages('signInSays')}>
      <AnchorButton size="large" fill intent="primary" href={address} text={sayPages('toSignIn')} />
    </BarePage>
  )
}
