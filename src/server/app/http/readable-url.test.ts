import { expect, it } from 'vitest'
import { readableUrl } from './readable-url.ts'

it.each([
  ['/payments/7', '/payments/7'],
  ['/payments/a%20b?name=%E0%A4%A', '/payments/a%20b?name=%E0%A4%A'],
  ['/payments/%E0%A4%A', '/payments/%25E0%25A4%25A'],
  ['/payments/%?q=%20', '/payments/%25?q=%20'],
])('reads %s as %s', (url, read) => {
  expect(readableUrl(url)).toBe(read)
})
