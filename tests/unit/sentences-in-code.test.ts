import { expect, it } from 'vitest'
import ceiling from '#tools/prose/ceiling.data.json' with { type: 'json' }
import { countSentences, findAllSentences, findSentences } from '#tools/prose/sentences-in-code.ts'

const allowed: Readonly<Record<string, number | undefined>> = ceiling

it('a translator finds no more sentences in programs than before, where they cannot translate them (TRU-275)', () => {
  const found = findAllSentences()
  const risen = Object.entries(countSentences(found)).flatMap(([folder, count]) =>
    count <= (allowed[folder] ?? 0)
      ? []
      : [
          `${folder}: ${count} sentences, ${allowed[folder] ?? 0} are allowed. Move the new one into definitions/words; 'node src/tools/sentences-in-code.ts' lists them all.`,
        ],
  )
  expect(risen).toEqual([])
})

it('the lint finds what a person reads, and neither code nor what is logged or thrown (TRU-275)', () => {
  const source = `
    import x from 'Some Module Here'
    const a = <p title="Hello">Wait for me <b className="Big Words Here">{name}</b></p>
    const b = 'Nothing was saved.'
    const c = \`<h1>Sign in</h1><p>You have \${count} payments.</p>\`
    const d = cond ? 'Try again later' : 'in-progress'
    type E = 'Not For People'
    throw new TypeError('The program is wrong.')
    console.log('The server starts.')
    const f = sql\`select Something From where it is.\``
  expect(findSentences('src/portal/example.tsx', source).map(({ says, line }) => `${line} ${says}`)).toEqual([
    '3 Hello',
    '3 Wait for me',
    '4 Nothing was saved.',
    '5 Sign in You have … payments.',
    '6 Try again later',
  ])
})
