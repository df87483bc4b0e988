const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]'

const canFocus = (element: Element) => element.matches(FOCUSABLE) && !element.matches(':disabled')

/** Puts the focus where a person can repair the field: its control, or the first control of its group. */
export function focusField(id: string): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  const control = canFocus(target) ? target : [...target.querySelectorAll(FOCUSABLE)].find(canFocus)
  if (!(control instanceof HTMLElement)) return false
  control.focus({ preventScroll: true })
  const label = document.getElementById(`${id}__label`) ?? control
  label.scrollIntoView({ block: 'center' })
  return true
}
