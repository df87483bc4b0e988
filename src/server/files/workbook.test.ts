import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { writeWorkbook, type Cell } from './workbook.ts'
import { zipEntries } from './zip.ts'

async function* rowsOf(...rows: readonly (readonly Cell[])[]) {
  yield* rows
}

async function partsOf(sheets: Parameters<typeof writeWorkbook>[0]) {
  const chunks: Buffer[] = []
  for await (const chunk of writeWorkbook(sheets)) chunks.push(chunk)
  const archive = Buffer.concat(chunks)
  return new Map(
    (zipEntries(archive) ?? []).map(({ name, packed, at }) => {
      const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
      return [name, inflateRawSync(archive.subarray(start, start + packed)).toString()]
    }),
  )
}

it('writes references as text and amounts as numbers, each as it is (TRU-111)', async () => {
  const parts = await partsOf([
    {
      name: 'Payments',
      rows: rowsOf(
        ['Internal ID', 'Amount'],
        ['0001234', { number: '1000.50' }],
        ['1E10', { number: '12345678901234.567' }],
        ['=1+1 <&> "3/4"\u0007', { number: '' }],
      ),
    },
    { name: 'About & more', rows: rowsOf(['Payments', '3']) },
  ])
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  const text = (value: string) => `<c t="inlineStr" s="1"><is><t xml:space="preserve">${value}</t></is></c>`
  expect(sheet).toContain(`<row>${text('0001234')}<c><v>1000.50</v></c></row>`)
  expect(sheet).toContain(`<row>${text('1E10')}${text('12345678901234.567')}</row>`)
  expect(sheet).toContain(`<row>${text('=1+1 &lt;&amp;&gt; &quot;3/4&quot;')}<c/></row>`)
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="About &amp; more" sheetId="2" r:id="r2"/>')
  expect([...parts.keys()].toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ])
})

it('ends with the fault of the source of the rows', async () => {
  async function* failing(): AsyncGenerator<readonly Cell[]> {
    yield ['one']
    throw new Error('The rows ended.')
  }
  await expect(partsOf([{ name: 'Payments', rows: failing() }])).rejects.toThrow('The rows ended.')
})
