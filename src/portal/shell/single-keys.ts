const key = 'portolan.single-keys'

/** Keys without a modifier can be switched off by whom they get in the way of (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(key) !== 'off'
}

export function chooseSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
}
