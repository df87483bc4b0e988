import { beforeAll } from 'vitest'
import theme from '../../src/widgets/theme/theme.css?inline'

/** The look of the portal for the tests of one file; all others validate what stands there, whatever it looks like. */
export function wearTheme(): void {
  beforeAll(() => {
    const style = document.createElement('style')
    style.textContent = theme
    document.head.append(style)
    return () => style.remove()
  })
}
