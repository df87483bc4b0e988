const PHONE = [390, 844] as const

/** What of a gallery is not seen on a phone: screens wider than the page, and what makes the page wider than it is. */
function outsideOf(gallery: HTMLElement): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const wide = [...gallery.querySelectorAll<HTMLElement>('.book-screen, .book-thumbnail')].filter(
    ({ offsetWidth, parentElement }) => offsetWidth > (parentElement?.clientWidth ?? 0),
  )
  return [...page, ...wide.map(({ offsetWidth }) => `a screen is ${offsetWidth} px wide`)]
}

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

/** The same, measured on a phone: only tests can make the page so narrow. */
export async function outsideOnPhone(gallery: HTMLElement): Promise<readonly string[]> {
  const { page } = await import('vitest/browser')
  const { innerWidth, innerHeight } = window
  await page.viewport(...PHONE)
  // What follows the width of the page is drawn anew.
  await frame()
  await frame()
  const found = outsideOf(gallery)
  await page.viewport(innerWidth, innerHeight)
  return found
}
