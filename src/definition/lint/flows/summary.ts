import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { error, unused } from '../context/findings.ts'

/** Checks that exactly one line of a summary is large. */
const lintHeroes = (file: string, { summary = [] }: Flow): Finding[] => {
  const first = summary.findIndex(({ hero }) => hero)
  return summary.flatMap(({ hero }, at) =>
    hero && at !== first
      ? [
          error(
            file,
            `/summary/${at}/hero`,
            `'${summary[first]!.label}' is the large line already. Leave 'hero' out at one of them.`,
          ),
        ]
      : [],
  )
}

/** Reports a line that prints the name of an answer instead of the answer. */
const lintNamesPrinted = (file: string, flow: Flow): Finding[] => {
  const names = new Set([
    ...flow.steps.flatMap(({ fields = [] }) => fields.map(({ id }) => id)),
    ...Object.keys(flow.facts ?? {}),
  ])
  return (flow.summary ?? []).flatMap(({ value }, at) =>
    names.has(value.split('.')[0]!) && !value.includes(' ')
      ? [
          error(
            file,
            `/summary/${at}/value`,
            `People would read '${value}' as it stands. Write {${value}} for what was answered.`,
          ),
        ]
      : [],
  )
}

/** Checks that a flow reads every value that a page may pass to it. */
const lintGivenUnread = (file: string, flow: Flow): Finding[] => {
  const text = JSON.stringify(flow)
  return (['given', 'mayBeGiven'] as const).flatMap((word) =>
    (flow[word] ?? []).flatMap((name, at) =>
      new RegExp(`given\\.${name}\\b|"given":"${name}"`).test(text)
        ? []
        : [
            {
              ...unused(
                file,
                `/${word}/${at}`,
                ['given name', name],
                `Nothing reads 'given.${name}'. Name it where it shall count, or take it out.`,
              ),
              level: 'error' as const,
            },
          ],
    ),
  )
}

/** Checks that a summary has one large line and prints answers, and that passed values are read. */
export const lintSummary: Lint = inEach('flows', (_, flow) => {
  const file = `flows/${flow.id}.flow.json`
  return [...lintHeroes(file, flow), ...lintNamesPrinted(file, flow), ...lintGivenUnread(file, flow)]
})
