import { Button } from '@blueprintjs/core'
import { Search } from '@blueprintjs/icons'
import { useCallback, useEffect, useState } from 'react'
import { coming } from '#runtime/preload/lazy-part.ts'
import { Opened } from '#runtime/boundary/opened-part.tsx'
import { sayShell } from '#values/generated/say-shell.ts'
import { bufferTyping } from './palette/early-typing.ts'
import { commandKey } from './shortcuts/command-key.ts'
import { useEarlyEscape } from './shortcuts/use-early-escape.ts'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import './shortcuts/keyboard-help.css'
import { useLeave } from '#runtime/flow/leave/leave-guard.ts'
import { useNavigate } from 'react-router-dom'
import { useSidebarEntries } from './sidebar/sidebar-entries.ts'

const { Part: Palette } = coming(() => import('./palette/palette.tsx').then((module) => module.Palette))
const { Part: KeyboardHelp } = coming(() =>
  import('./shortcuts/keyboard-help.tsx').then((module) => module.KeyboardHelp),
)

type Shown = 'search' | 'keys' | undefined

/** Button of the search, with its shortcut; the search is loaded when it first opens. */
export function SearchButton() {
  const [shown, setShown] = useState<Shown>()
  const [wasShown, setWasShown] = useState<ReadonlySet<Shown>>(new Set())
  const show = useCallback((next: Shown) => {
    setShown((before) => (before === next ? undefined : next))
    setWasShown((before) => new Set([...before, next]))
  }, [])
  const search = useCallback(() => show('search'), [show])
  const help = useCallback(() => show('keys'), [show])
  const close = useCallback(() => setShown(undefined), [])
  // After a failed load the search closes, otherwise it would load again without a press.
  const giveUp = useCallback(() => {
    setShown(undefined)
    setWasShown(new Set())
  }, [])
  useShortcuts({ search, help, goTo: useGoTo() })
  useEarlyEscape()
  useEffect(() => (shown === 'search' ? bufferTyping() : undefined), [shown])
  return (
    <>
      <Button
        className="ptl-search"
        variant="outlined"
        icon={<Search />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={search}
      >
        <span className="ptl-search__text">{sayShell('search')}</span>
        <kbd aria-hidden="true">{commandKey} K</kbd>
      </Button>
      <Opened at={shown ?? ''} what={sayShell('theSearch')} onFailed={giveUp}>
        {wasShown.has('search') && <Palette isOpen={shown === 'search'} onClose={close} onKeys={help} />}
        {wasShown.has('keys') && <KeyboardHelp isOpen={shown === 'keys'} onClose={close} />}
      </Opened>
    </>
  )
}

/**
 * Returns a function that opens the page of a letter in the navigation, and asks first if input would be
 * lost.
 */
function useGoTo(): (letter: string) => void {
  const entries = useSidebarEntries()
  const navigate = useNavigate()
  const { ask } = useLeave()
  return useCallback(
    (letter) => {
      const path = entries.find(({ key }) => key === letter)?.path
      if (path !== undefined) ask(() => void navigate(path))
    },
    [entries, navigate, ask],
  )
}
