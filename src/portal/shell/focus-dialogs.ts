import { contentId } from './content-id.ts'

const SPOKEN_WHOLE = '.bp6-overlay[aria-live="polite"]:not(.bp6-toast-container)'

function focusDialog(dialog: HTMLElement): void {
  dialog.tabIndex = -1
  dialog.focus({ preventScroll: true })
}

/** The element that would get the focus back may be gone; then the dialog below gets it, or the page. */
const keepFocus = () =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const below = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].at(-1)
    if (below) focusDialog(below)
    else document.getElementById(contentId)?.focus({ preventScroll: true })
  })

/**
 * Removes the live region of Blueprint's overlays, which would read the whole overlay at every change. Toasts
 * stay live.
 */
function watchOverlays(): () => void {
  const dialogs = new WeakSet<Node>()
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches('.bp6-portal')) watch.observe(node, { childList: true })
        const overlay = node.matches(SPOKEN_WHOLE) ? node : node.querySelector(SPOKEN_WHOLE)
        overlay?.setAttribute('aria-live', 'off')
        if (node.querySelector('[role="dialog"], [role="alertdialog"]')) {
          dialogs.add(target)
          dialogs.add(node)
        }
      }
      if ([...removedNodes].some((node) => dialogs.has(node))) keepFocus()
    }
  })
  watch.observe(document.body, { childList: true })
  return () => watch.disconnect()
}

/**
 * Focuses a dialog when it opens, so that screen readers read its name; Blueprint focuses an element before
 * it. A field with autofocus stays focused.
 */
export function focusDialogs(): () => void {
  const move = ({ target }: FocusEvent) => {
    const isSeam = target instanceof HTMLElement && target.matches('.bp6-overlay-start-focus-trap')
    if (!isSeam || document.activeElement !== target) return
    const dialog = target.parentElement?.querySelector<HTMLElement>('.bp6-dialog')
    if (dialog) focusDialog(dialog)
  }
  document.addEventListener('focusin', move)
  const speakAgain = watchOverlays()
  return () => {
    document.removeEventListener('focusin', move)
    speakAgain()
  }
}
