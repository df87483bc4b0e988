import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it.each([
  [
    'attachment; filename="-7-.pdf"; filename*=UTF-8\'\'%D0%A1%D1%87%D1%91%D1%82%20%287%29.pdf',
    'Счёт (7).pdf',
  ],
  ['attachment; filename="invoice-7.pdf"', 'invoice-7.pdf'],
  ['attachment', 'document'],
])('reads %j as the server called the file', (header, name) =>
  expect(fileNameOf({ headers: new Headers({ 'content-disposition': header }) })).toBe(name),
)
