/**
 * A dialog that opens takes the focus itself, so that it is read out by its name: Blueprint leaves it on a seam before the
 * dialog, where nothing is said. What asks for the focus inside keeps it.
 */
export function focusDialogs(): () => void {
  const move = ({ target }: FocusEvent) => {
    const isSeam = target instanceof HTMLElement && target.matches('.bp6-overlay-start-focus-trap')
    if (!isSeam || document.activeElement !== target) return
    const dialog = target.parentElement?.querySelector<HTMLElement>('.bp6-dialog')
    if (!dialog) return
    dialog.tabIndex = -1
    dialog.focus({ preventScroll: true })
  }
  document.addEventListener('focusin', move)
  return () => document.removeEventListener('focusin', move)
}
