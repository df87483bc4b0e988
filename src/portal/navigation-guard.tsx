import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LeaveProvider } from '#runtime/flow/leave/leave-provider.tsx'
import { useLeave } from '#runtime/flow/leave/leave-guard.ts'
import { pageAt } from '#engine/page/page-at.ts'
import { useSigned } from './session/session-context.ts'

/** Makes links and Back ask before they leave a page with unsaved input. */
export function NavigationGuard({ children }: { readonly children: ReactNode }) {
  return (
    <LeaveProvider>
      <Guards />
      {children}
    </LeaveProvider>
  )
}

function Guards() {
  const isElsewhere = useElsewhere()
  useGuardedLinks(isElsewhere)
  useGuardedBack(isElsewhere)
  return null
}

/** Returns a function that tells whether an address is another page; the steps of a flow are one page. */
function useElsewhere(): (address: URL | Location) => boolean {
  const { definitions } = useSigned()
  const { pathname } = useLocation()
  return useCallback(
    (address) => {
      const { pages } = definitions.library
      const here = pageAt(pathname, pages)
      return address.pathname !== pathname && (here === undefined || here !== pageAt(address.pathname, pages))
    },
    [definitions, pathname],
  )
}

/** The address of this portal that a click opens in this window. */
function addressOf(event: MouseEvent): URL | undefined {
  const isOwnWindow =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!isOwnWindow || !(link instanceof HTMLAnchorElement)) return undefined
  if (link.target === '_blank' || link.hasAttribute('download')) return undefined
  const address = new URL(link.href)
  return address.origin === location.origin ? address : undefined
}

function useGuardedLinks(isElsewhere: (address: URL) => boolean) {
  const { ask, asks } = useLeave()
  const navigate = useNavigate()
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const address = addressOf(event)
      if (!address || !isElsewhere(address) || !asks()) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => void navigate(`${address.pathname}${address.search}${address.hash}`))
    }
    document.addEventListener('click', hold, true)
    return () => document.removeEventListener('click', hold, true)
  }, [ask, asks, isElsewhere, navigate])
}

/** Index of the present history entry, as the router stores it. */
const indexNow = () => (history.state as { idx?: number } | null)?.idx ?? 0

// Heard before the router hears of it, and so listened to from the first moment on.
let onPop: ((event: PopStateEvent) => void) | undefined
addEventListener('popstate', (event) => onPop?.(event), true)

/**
 * Guards Back and Forward. The browser reports them afterwards, so they are undone, and repeated after the
 * person confirms.
 */
function useGuardedBack(isElsewhere: (address: Location) => boolean) {
  const { ask, asks } = useLeave()
  const here = useLocation()
  const existing = useRef({ here, index: indexNow(), ask, asks, isElsewhere })
  useEffect(() => {
    existing.current = { here, index: indexNow(), ask, asks, isElsewhere }
  }, [here, ask, asks, isElsewhere])
  useEffect(() => {
    let state: 'free' | 'returning' | 'leaving' = 'free'
    const hold = (event: PopStateEvent) => {
      if (state === 'returning') event.stopImmediatePropagation()
      if (state !== 'free') {
        state = 'free'
        return
      }
      const { current } = existing
      const way = indexNow() - current.index
      if (way === 0 || !current.isElsewhere(location) || !current.asks()) return
      event.stopImmediatePropagation()
      state = 'returning'
      history.go(-way)
      current.ask(() => {
        state = 'leaving'
        history.go(way)
      })
    }
    onPop = hold
    return () => {
      onPop = undefined
    }
  }, [])
}
