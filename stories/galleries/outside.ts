const PHONE = [390, 844] as const

/** Lists the screens of a gallery that are wider than the page, and the width of a page that overflows. */
function outsideOf(gallery: HTMLElement): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const wide = [...gallery.querySelectorAll<HTMLElement>('.book-screen, .book-thumbnail')].filter(
    ({ offsetWidth, parentElement }) => offsetWidth > (parentElement?.clientWidth ?? 0),
  )
  return [...page, ...wide.map(({ offsetWidth }) => `a screen is ${offsetWidth} px wide`)]
}

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

/** Measures the same on a phone: only tests can make the page so narrow. */
export async function outsideOnPhone(gallery: HTMLElement): Promise<readonly string[]> {
  const { page } = await import('vitest/browser')
  const { innerWidth, innerHeight } = window
  await page.viewport(...PHONE)
  // Elements that depend on the width of the page are drawn again.
  await frame()
  await frame()
  const found = outsideOf(gallery)
  await page.viewport(innerWidth, innerHeight)
  return found
}
