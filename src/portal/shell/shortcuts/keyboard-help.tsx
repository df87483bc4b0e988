import { Dialog, DialogBody, Switch } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { useSingleKeys } from '#runtime/keys/single-keys.ts'
import { shortcutKeys } from '#values/shortcut-keys.ts'
import { sayShell } from '#values/generated/say-shell.ts'
import { useSwitchKeys } from '../../session/use-preferences.ts'
import { useSidebarEntries } from '../sidebar/sidebar-entries.ts'
import { commandKey } from './command-key.ts'
import { listPageKeys, type KeyLine } from './page-keys.ts'
import './keyboard-help.css'

export interface KeyboardHelpProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Dialog with the shortcuts of this page, and the switch for single keys. */
export function KeyboardHelp({ isOpen, onClose }: KeyboardHelpProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={sayShell('shortcuts')} className="ptl-keys">
      <KeyboardHelpBody />
    </Dialog>
  )
}

function KeyboardHelpBody() {
  const isOn = useSingleKeys()
  const switchKeys = useSwitchKeys()
  const entries = useSidebarEntries()
  const [{ hasPage, list, record }] = useState(listPageKeys)
  const noteId = useId()
  const hasSearch = list.some(({ keys }) => keys.includes(shortcutKeys.search))
  const pages = entries.flatMap(({ key, label }) =>
    key === undefined ? [] : [{ keys: [shortcutKeys.goTo, key], label }],
  )
  const single: KeyLine[] = [
    ...(hasPage && !hasSearch ? [{ keys: [shortcutKeys.search], label: sayShell('keySearchHere') }] : []),
    { keys: [shortcutKeys.help], label: sayShell('keyHelp') },
  ]
  const everywhere: KeyLine[] = [
    { keys: [commandKey, 'K'], label: sayShell('keySearch') },
    ...(isOn ? single : []),
    { keys: ['↑', '↓'], label: sayShell('keyMove') },
    { keys: ['Enter'], label: sayShell('keyOpen') },
    { keys: ['Esc'], label: sayShell('keyClose') },
  ]
  return (
    <DialogBody>
      <div className="ptl-keys__groups">
        <div>
          {isOn && <KeyGroup title={sayShell('keysRecord')} lines={record} />}
          {isOn && <KeyGroup title={sayShell('keysList')} lines={list} />}
          <KeyGroup title={sayShell('keysEverywhere')} lines={everywhere} />
        </div>
        {isOn && hasPage && <KeyGroup title={sayShell('keysGoTo')} lines={pages} isSequence />}
      </div>
      <Switch
        checked={isOn}
        label={sayShell('singleKeys')}
        aria-describedby={noteId}
        onChange={(event) => switchKeys(event.currentTarget.checked)}
      />
      <p id={noteId} className="ptl-keys__note">
        {sayShell(isOn ? 'keysKept' : 'keysOff')}
      </p>
    </DialogBody>
  )
}

interface KeyGroupProps {
  readonly title: string
  readonly lines: readonly KeyLine[]
  /** The keys are pressed one after the other. */
  readonly isSequence?: boolean
}

function KeyGroup({ title, lines, isSequence = false }: KeyGroupProps) {
  if (lines.length === 0) return null
  return (
    <section className="ptl-keys__group">
      <h3>{title}</h3>
      <dl>
        {lines.map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key, at) => (
                <span key={key}>
                  {isSequence && at > 0 && <span className="ptl-keys__then">{sayShell('keyThen')} </span>}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
