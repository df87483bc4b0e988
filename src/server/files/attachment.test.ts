import { expect, it } from 'vitest'
import { attachmentNamed } from './attachment.ts'

it.each([
  ['invoice-7.pdf', 'attachment; filename="invoice-7.pdf"'],
  ['Счёт (7).pdf', `attachment; filename="-7-.pdf"; filename*=UTF-8''%D0%A1%D1%87%D1%91%D1%82%20%287%29.pdf`],
  [
    'a"\r\nset-cookie: b',
    `attachment; filename="a-set-cookie-b"; filename*=UTF-8''a%22%0D%0Aset-cookie%3A%20b`,
  ],
])('names %j so that it is saved as it is called, in one header', (name, header) =>
  expect(attachmentNamed(name)).toBe(header),
)
