import { beforeAll } from 'vitest'
import theme from '../../src/widgets/theme/theme.css?inline'

/** Loads the style of the portal for the tests of one file; other files test without it. */
export function wearTheme(): void {
  beforeAll(() => {
    const style = document.createElement('style')
    style.textContent = theme
    document.head.append(style)
    return () => style.remove()
  })
}
