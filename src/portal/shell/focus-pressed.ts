/**
 * A button or link that is pressed has the focus, so that what it opens can give it back. Safari leaves the focus to what
 * stands around it.
 */
export function focusPressed(): () => void {
  const focus = ({ isTrusted, target }: MouseEvent) => {
    if (!isTrusted || !(target instanceof Element)) return
    const pressed = target.closest<HTMLElement>('button, a[href]')
    if (pressed?.contains(document.activeElement) === false) pressed.focus({ preventScroll: true })
  }
  addEventListener('click', focus, true)
  return () => removeEventListener('click', focus, true)
}
