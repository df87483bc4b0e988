const key = 'portolan.colours'
export type Colours = 'system' | 'light' | 'dark'

const dark = matchMedia('(prefers-color-scheme: dark)')

export function chosenColours(): Colours {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function apply(): void {
  const choice = chosenColours()
  const isDark = choice === 'dark' || (choice === 'system' && dark.matches)
  document.body.classList.toggle('bp6-dark', isDark)
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
}

/** Everything would fade at once, and each frame of that costs as much as the change itself. */
function applyAtOnce(): void {
  const { classList } = document.documentElement
  classList.add('ptl-still')
  apply()
  requestAnimationFrame(() => setTimeout(() => classList.remove('ptl-still')))
}

export function chooseColours(choice: Colours): void {
  if (choice === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, choice)
  applyAtOnce()
}

/** Blueprint is dark by a class on the body, so that portals are dark too; by default the system decides. */
export function followColourScheme(): void {
  apply()
  dark.addEventListener('change', applyAtOnce)
}
