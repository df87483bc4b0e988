import { Button } from '@blueprintjs/core'
import { CaretDown } from '@blueprintjs/icons'
import { DropDown } from '#runtime/menu/drop-down.tsx'
import { lazy } from 'react'
import { useSigned } from '../session/session-context.ts'

const fetchPanel = () => import('./user-panel.tsx')
const UserPanel = lazy(() => fetchPanel().then((file) => ({ default: file.UserPanel })))

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  return [words[0], words.at(-1)].map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}

/** Who is signed in, how it looks, and the way out. */
export function UserMenu() {
  const { session } = useSigned()
  return (
    <DropDown content={() => <UserPanel />} ahead={fetchPanel}>
      <Button
        className="ptl-user-menu"
        variant="minimal"
        icon={
          <span className="ptl-user-menu__initials" aria-hidden="true">
            {initialsOf(session.person.name)}
          </span>
        }
        endIcon={<CaretDown />}
        text={
          <>
            {session.person.name}
            <span className="ptl-visually-hidden">: your menu</span>
          </>
        }
      />
    </DropDown>
  )
}
