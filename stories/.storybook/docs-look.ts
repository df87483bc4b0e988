import { useSyncExternalStore } from 'react'

interface DocsRequest {
  readonly globals: { readonly look?: string }
}

interface Channel {
  on(event: 'updateGlobals', heed: (request: DocsRequest) => void): void
}

/** Storybook puts it there before it reads this; tests of stories have none. */
const CHANNEL = '__STORYBOOK_ADDONS_CHANNEL__'

const DARK = 'bp6-dark'
const wears = (body: HTMLElement) => body.classList.contains(DARK)

/** The body of the page of documentation that this story stands in; none where it stands by itself. */
const pageAround = (): HTMLElement | undefined =>
  window.frameElement?.id.startsWith('iframe--') ? window.parent.document.body : undefined

/** Whether a story is dark: because it says so, or because the page around it is, which alone hears of the switch. */
export function useDark(message: boolean): boolean {
  const around = pageAround()
  return useSyncExternalStore(
    (heed) => {
      const watch = new MutationObserver(heed)
      if (around) watch.observe(around, { attributeFilter: ['class'] })
      return () => watch.disconnect()
    },
    () => message || (around !== undefined && wears(around)),
  )
}

/** A page of documentation is made of no story: it follows the switch by itself. */
export function followSwitch(): void {
  const params = new URLSearchParams(location.search)
  if (params.get('viewMode') !== 'docs') return
  document.body.classList.toggle(DARK, params.get('globals')?.includes('look:dark') ?? false)
  const { [CHANNEL]: channel }: { [CHANNEL]?: Channel } = window
  // What was asked for, not what was done: the stories on the page tell it of their own looks.
  channel?.on('updateGlobals', ({ globals }) => {
    document.body.classList.toggle(DARK, globals.look === 'dark')
  })
}
