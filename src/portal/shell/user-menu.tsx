import { Button } from '@blueprintjs/core'
import { CaretDown } from '@blueprintjs/icons'
import { coming } from '#runtime/preload/lazy-part.ts'
import { DropDown } from '#runtime/menu/drop-down.tsx'
import { sayShell } from '#values/generated/say-shell.ts'
import { useSigned } from '../session/session-context.ts'

const { fetch: fetchPanel, Part: UserPanel } = coming(() =>
  import('./user-panel.tsx').then((file) => file.UserPanel),
)

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  return [words[0], words.at(-1)].map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}

/** Button of the menu for the person: name, appearance and sign-out. */
export function UserMenu() {
  const { session } = useSigned()
  return (
    <DropDown content={() => <UserPanel />} preload={fetchPanel}>
      <Button
        className="ptl-user-menu"
        variant="minimal"
        // Drawn by CSS, since the text of a button is part of its name.
        icon={<span className="ptl-user-menu__initials" data-initials={initialsOf(session.person.name)} />}
        endIcon={<CaretDown />}
        text={session.person.name}
        aria-label={sayShell('menuOf', { name: session.person.name })}
      />
    </DropDown>
  )
}
