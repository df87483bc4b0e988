import { refused } from '../app/refused.ts'
import { servedFile } from '../files/served.ts'
import { fileNameOf, toInvoice } from './answer.ts'
import { FORMATS, type Format } from './formats.ts'
import { findInvoice, listInvoices } from './list.ts'
import type { Feature } from '../feature.ts'

const isFormat = (text: string | undefined): text is Format =>
  text !== undefined && Object.hasOwn(FORMATS, text)

export const feature: Feature = () => ({
  'invoices.list': async ({ trx, query }) => {
    const { rows, ...rest } = await listInvoices(trx, query)
    return { body: { content: rows.map(toInvoice), ...rest } }
  },
  'invoices.read': async ({ trx, params }) => {
    const row = await findInvoice(trx, params.id)
    return row ? { body: toInvoice(row) } : refused('not-found')
  },
  'invoices.content': async ({ trx, params }) => {
    const [id, format] = (params.fileId ?? '').split('.')
    const row = isFormat(format) ? await findInvoice(trx, id) : undefined
    if (!row || !isFormat(format)) return refused('not-found')
    const { type, write } = FORMATS[format]
    return {
      ...servedFile({ name: fileNameOf(row, format), type, content: write(row) }),
      record: { id: row.id, number: row.number, format },
    }
  },
})
