import { contentId } from './content-id.ts'

const SPOKEN_WHOLE = '.bp6-overlay[aria-live="polite"]:not(.bp6-toast-container)'

function focusDialog(dialog: HTMLElement): void {
  dialog.tabIndex = -1
  dialog.focus({ preventScroll: true })
}

/** What a dialog gives the focus back to may be gone with what was done in it: then the dialog below has it, or the page. */
const keepFocus = () =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const below = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].at(-1)
    if (below) focusDialog(below)
    else document.getElementById(contentId)?.focus({ preventScroll: true })
  })

/**
 * What opens above a page is read when one comes to it: Blueprint makes a live region of it, all of which would be
 * spoken anew with each change in it. Toasts stay one.
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
 * A dialog that opens takes the focus itself, so that it is read out by its name: Blueprint leaves it on a seam before the
 * dialog, where nothing is said. What asks for the focus inside keeps it.
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
