import { Dialog, DialogBody, Switch } from '@blueprintjs/core'
import { useState } from 'react'
import { commandKey } from './command-key.ts'
import { chooseSingleKeys, hasSingleKeys } from './single-keys.ts'
import './keyboard-help.css'

export interface KeyboardHelpProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

const keys = [
  { keys: [commandKey, 'K'], says: 'Search pages, actions and records' },
  { keys: ['/'], says: 'The same, while you are not typing' },
  { keys: ['?'], says: 'This list' },
  { keys: ['↑', '↓'], says: 'Move in a list or a table' },
  { keys: ['Enter'], says: 'Open or choose' },
  { keys: ['Esc'], says: 'Close what lies on top' },
]

/** Which keys do what, and the switch for those that need no modifier. */
export function KeyboardHelp({ isOpen, onClose }: KeyboardHelpProps) {
  const [isOn, setOn] = useState(hasSingleKeys)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts" className="ptl-keys">
      <DialogBody>
        <dl className="ptl-keys__list">
          {keys.map(({ keys: pressed, says }) => (
            <div key={says}>
              <dt>
                {pressed.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
        <Switch
          checked={isOn}
          label="Single-key shortcuts"
          onChange={(event) => {
            chooseSingleKeys(event.currentTarget.checked)
            setOn(event.currentTarget.checked)
          }}
        />
      </DialogBody>
    </Dialog>
  )
}
