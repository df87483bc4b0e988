import { Menu, MenuItem, SegmentedControl, Switch } from '@blueprintjs/core'
import { Document, Headset, LogOut, Settings, User } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSingleKeys } from '#runtime/keys/single-keys.ts'
import { sayShell } from '#values/generated/say-shell.ts'
import { clientVersion } from '../session/client-version.ts'
import { useSigned } from '../session/session-context.ts'
import { useSwitchKeys } from '../session/use-preferences.ts'
import { chooseColours, chosenColours, type Colours } from './colour-scheme.ts'

const colourOptions = () => [
  { value: 'system', label: sayShell('coloursSystem') },
  { value: 'light', label: sayShell('coloursLight') },
  { value: 'dark', label: sayShell('coloursDark') },
]

/** Panel with the person's name, appearance settings and sign-out. */
export function UserPanel() {
  const { session } = useSigned()
  const navigate = useNavigate()
  const [colours, setColours] = useState(chosenColours)
  const hasKeys = useSingleKeys()
  const switchKeys = useSwitchKeys()
  const choose = (choice: string) => {
    chooseColours(choice as Colours)
    setColours(choice as Colours)
  }
  return (
    <section className="ptl-user-menu__panel" aria-label={sayShell('you')}>
      <p className="ptl-user-menu__who">
        <strong>{session.person.name}</strong>
        <span>{session.person.email}</span>
      </p>
      <div className="ptl-user-menu__colours">
        <span id="colours">{sayShell('colours')}</span>
        <SegmentedControl
          aria-labelledby="colours"
          size="small"
          fill
          options={colourOptions()}
          value={colours}
          onValueChange={choose}
        />
      </div>
      <Switch
        className="ptl-user-menu__keys"
        checked={hasKeys}
        label={sayShell('singleKeys')}
        onChange={(event) => switchKeys(event.currentTarget.checked)}
      />
      <Menu>
        <MenuItem icon={<User />} text={sayShell('ownProfile')} onClick={() => void navigate('/profile')} />
        <MenuItem
          icon={<Settings />}
          text={sayShell('toPreferences')}
          onClick={() => void navigate('/settings/preferences')}
        />
        <MenuItem icon={<Headset />} text={sayShell('toSupport')} onClick={() => void navigate('/support')} />
        <MenuItem
          icon={<Document />}
          text={sayShell('terms')}
          onClick={() => void navigate('/terms-of-use')}
        />
        <MenuItem icon={<LogOut />} text={sayShell('logOut')} onClick={() => void navigate('/logout')} />
      </Menu>
      <p className="ptl-user-menu__version">{sayShell('version', { version: clientVersion })}</p>
    </section>
  )
}
