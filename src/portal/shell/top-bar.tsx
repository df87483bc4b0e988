import { NotificationsButton } from '../notifications/notifications-button.tsx'
import { useSigned } from '../session/session-context.ts'
import { EnvironmentSwitcher } from './environment-switcher.tsx'
import { SearchButton } from './search-button.tsx'
import { UserMenu } from './user-menu.tsx'
import './top-bar.css'

export function TopBar() {
  const { session } = useSigned()
  return (
    <div className="ptl-topbar">
      <span className="ptl-topbar__organisation">{session.organisation.name}</span>
      <SearchButton />
      <EnvironmentSwitcher />
      {!session.view && <NotificationsButton />}
      {!session.view && <UserMenu />}
    </div>
  )
}
