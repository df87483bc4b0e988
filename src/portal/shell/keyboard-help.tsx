import { Dialog, DialogBody, Switch } from '@blueprintjs/core'
import { useState } from 'react'
import { sayShell } from '#values/generated/say-shell.ts'
import { commandKey } from './command-key.ts'
import { chooseSingleKeys, hasSingleKeys } from './single-keys.ts'
import './keyboard-help.css'

export interface KeyboardHelpProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

const keys = [
  { keys: [commandKey, 'K'], says: 'keySearch' },
  { keys: ['/'], says: 'keySearchHere' },
  { keys: ['?'], says: 'keyHelp' },
  { keys: ['↑', '↓'], says: 'keyMove' },
  { keys: ['Enter'], says: 'keyOpen' },
  { keys: ['Esc'], says: 'keyClose' },
] as const

/** Which keys do what, and the switch for those that need no modifier. */
export function KeyboardHelp({ isOpen, onClose }: KeyboardHelpProps) {
  const [isOn, setOn] = useState(hasSingleKeys)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={sayShell('shortcuts')} className="ptl-keys">
      <DialogBody>
        <dl className="ptl-keys__list">
          {keys.map(({ keys: pressed, says }) => (
            <div key={says}>
              <dt>
                {pressed.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{sayShell(says)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          checked={isOn}
          label={sayShell('singleKeys')}
          onChange={(event) => {
            chooseSingleKeys(event.currentTarget.checked)
            setOn(event.currentTarget.checked)
          }}
        />
      </DialogBody>
    </Dialog>
  )
}
