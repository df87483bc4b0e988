import { expect, it } from 'vitest'
import { findRoot } from './find-root.ts'

it('throws at the start when the page has no root element (NAV-091)', () => {
  const page = document.implementation.createHTMLDocument()
  expect(() => findRoot(page)).toThrow("no element with the id 'root'")
  page.body.innerHTML = '<div id="root"></div>'
  expect(findRoot(page).id).toBe('root')
})
