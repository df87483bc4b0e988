import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { Settings } from '@blueprintjs/icons'
import { Children, createContext, use, useState, type ReactNode } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { useNarrow } from '../boundary/use-narrow.ts'

const PHONE = 600

const NamedContext = createContext(false)

/** Returns the name of a tool if there is room for it, otherwise undefined: its icon stands alone. */
export function useToolName(name: string): string | undefined {
  return use(NamedContext) ? name : undefined
}

export interface TableToolsProps {
  /** Label of the button that leads from the tools back to the rows. */
  readonly shows: string
  /** Button for a new row, which is always visible. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Tools of a list, side by side; on a phone one below the other in a sheet. */
export function TableTools({ shows, action, children }: TableToolsProps) {
  const isPhone = useNarrow(PHONE)
  const [isOpen, setOpen] = useState(false)
  const hasTools = Children.toArray(children).length > 0
  if (!hasTools && !action) return null
  if (!isPhone || !hasTools)
    return (
      <div className="ptl-table__tools" role="group" aria-label={sayTables('list')}>
        {children}
        {action}
      </div>
    )
  const close = () => setOpen(false)
  return (
    <div className="ptl-table__tools">
      {action}
      <Button icon={<Settings />} aria-label={sayTables('tools')} onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} className="ptl-table-sheet" title={sayTables('tools')} onClose={close}>
        <DialogBody>
          <NamedContext value>
            <div className="ptl-table-sheet__tools" role="group" aria-label={sayTables('list')}>
              {children}
            </div>
          </NamedContext>
        </DialogBody>
        <DialogFooter actions={<Button intent="primary" text={shows} onClick={close} />} />
      </Dialog>
    </div>
  )
}
