import { beforeAll, expect, it } from 'vitest'
import { openBatches, type Batches } from './batching.ts'
import { describeAnyEngine } from './engines.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

const HEAD = 'Beneficiary,Amount,Internal ID'
const MOVED =
  'A comma may have shifted the values of this row. Put a value with a comma in quotes, as "2,500.00", and leave no cell without a column name in the first line.'

describeAnyEngine('amounts of a batch file', (makeStore) => {
  let batches: Batches

  beforeAll(async () => {
    const world = await openWorld(await makeStore('seeded'))
    batches = openBatches(world, await signIn(world.app, 'maker@lumen.example'))
  })

  const problemsOf = async (...lines: string[]) => (await batches.upload(lines.join('\n'))).body.problems
  const sentBy = async (...lines: string[]) =>
    (await batches.quoted(lines.join('\n'))).rows.map(({ sourceAmount }) => sourceAmount)

  it.each([
    [HEAD, 'Elbe Logistik,2,500.00,B-9', 'Column 4', 'B-9'],
    [HEAD, 'Taller Azul,12,345.60,INV-7001', 'Column 4', 'INV-7001'],
    [HEAD, 'Taller Azul,12,B-1,', 'Column 4', ''],
    [`${HEAD},Memo`, 'Taller Azul,2,500.00,B-9,', 'Column 5', ''],
    [`${HEAD},Memo`, 'Taller Azul,2500,B-9,inv 7, March', 'Column 5', 'March'],
    [`${HEAD},`, 'Elbe Logistik,2,500.00,B-9', 'Column 4', 'B-9'],
    [`${HEAD},Memo,`, 'Elbe Logistik,2,500.00,B-9,', 'amount', '2,500.00'],
    [`,${HEAD}`, 'x,Elbe Logistik,2,B-9', 'Column 1', 'x'],
  ])('%s: pays nothing for %s, whose cells may have moved (TRU-031)', async (head, line, column, value) => {
    const fine = [head.startsWith(',') ? ',Taller Azul' : 'Taller Azul', '10', 'B-1'].join(',')
    expect(await problemsOf(head, fine, line)).toEqual([{ row: 3, column, value, message: MOVED }])
  })

  it('names what may stand in a cell where the file has no column for it, and where a cell says something else (TRU-738)', async () => {
    const [lacking, ...more] = (await problemsOf(HEAD, 'Cebu Weavers,10.00,B-6')) ?? []
    expect(more).toEqual([])
    expect(lacking).toMatchObject({ row: 2, column: 'purpose', value: '' })
    expect(lacking?.message).toMatch(
      /^Enter one of these: Salaries and wages, Goods bought, .*Another purpose\.$/,
    )
    const withPurpose = (purpose: string) =>
      problemsOf(`${HEAD},Purpose`, `Cebu Weavers,10.00,B-7,${purpose}`)
    expect(await withPurpose('payroll of May')).toEqual([{ ...lacking, value: 'payroll of May' }])
    expect(await withPurpose('salaries AND wages')).toBeUndefined()
  })

  it('names all cells that a destination asks for and the row lacks, at once (TRU-903)', async () => {
    const problems = await problemsOf(HEAD, 'Oficina Ipe,10.00,B-8')
    expect(problems?.map(({ column, value }) => [column, value])).toEqual([
      ['purpose', ''],
      ['source_of_cash', ''],
    ])
    const answered = await problemsOf(`${HEAD},Purpose,Source of cash`, 'Oficina Ipe,10.00,B-8,Rent,Savings')
    expect(answered).toBeUndefined()
  })

  it('tells enough of a long cell to find it by, and not all of it (TRU-031)', async () => {
    const [problem] = (await problemsOf(HEAD, `Taller Azul,10,B-1,${'x'.repeat(500_000)}`)) ?? []
    expect(problem?.value).toBe(`${'x'.repeat(100)}…`)
    const [other] = (await problemsOf(HEAD, `Taller Azul,${'y'.repeat(500_000)},B-1`)) ?? []
    expect(other?.value).toBe(`${'y'.repeat(100)}…`)
  })

  it('refuses what can mean two amounts, names both, and reads it where the file says how (TRU-032)', async () => {
    const head = HEAD.replaceAll(',', ';')
    const message = 'This can mean 1234 or 1.234. Write 1234 for the one, 1.2340 for the other.'
    for (const amount of ['1,234', '1.234'])
      expect(await problemsOf(head, `Taller Azul;${amount};B-1`)).toEqual([
        { row: 2, column: 'amount', value: amount, message },
      ])
    expect(await problemsOf(HEAD.replaceAll(',', '\t'), 'Taller Azul\t1,234\tB-1')).toMatchObject([
      { message },
    ])
    expect(await sentBy(head, 'Taller Azul;1.234;B-1', 'Taller Azul;2.500,50;B-2')).toEqual([
      '1234.00',
      '2500.50',
    ])
    expect(await sentBy(head, 'Taller Azul;1,234;B-1', 'Taller Azul;12.50;B-2')).toEqual(['1234.00', '12.50'])
    expect(await sentBy(HEAD, 'Taller Azul,"1,234",B-1')).toEqual(['1234.00'])
    const both = await problemsOf(
      head,
      'Taller Azul;1,234;B-1',
      'Taller Azul;12.50;B-2',
      'Taller Azul;12,50;B-3',
    )
    expect(both).toMatchObject([{ row: 2, message }])
  })

  it('takes no amount that is finer than its currency, or of another one (TRU-030, TRU-033)', async () => {
    const head = 'Beneficiary,Amount,Amount type,Internal ID'
    const lines = [
      'Taller Azul,150.005,,B-1',
      'Elbe Logistik,150.005,Receive exactly,B-2',
      'Taller Azul,€150,,B-3',
      'Taller Azul,USD 150,,B-4',
    ]
    expect(await problemsOf(head, ...lines)).toMatchObject([
      { row: 2, column: 'amount', message: 'USD has at most 2 decimals.' },
      { row: 3, column: 'amount', message: 'EUR has at most 2 decimals.' },
      { row: 4, column: 'amount', message: 'This says €. Enter an amount in USD.' },
    ])
    expect(await sentBy(head, lines[3]!)).toEqual(['150.00'])
  })
})
