import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { sayShell } from '#values/generated/say-shell.ts'
import { useSigned } from '../session/session-context.ts'

/** The environments a person was assigned. */
export function EnvironmentList({ onChoose }: { readonly onChoose: (code: string) => void }) {
  const { session } = useSigned()
  return (
    <Menu>
      <MenuDivider title={sayShell('environment')} />
      {session.environments.map(({ code, label }) => (
        <MenuItem
          key={code}
          roleStructure="listoption"
          selected={code === session.environment}
          text={label}
          onClick={() => onChoose(code)}
        />
      ))}
    </Menu>
  )
}
