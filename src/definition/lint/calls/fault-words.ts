import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** Statuses by which programs know that a request was refused (RFC 9110 and those beside it). */
const statuses: ReadonlySet<number> = new Set([
  400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 421, 422, 423,
  424, 425, 426, 428, 429, 431, 451, 500, 501, 502, 503, 504, 505, 507, 508, 511,
])

/** Names of statuses, and their numbers, which say nothing to people. */
const CODE = /\b(?:HTTP|[Ee]rror|[Ss]tatus)(?: code)?:? ?[45]\d\d\b/

/** Checks that a fault has a status that there is, and says it in words. */
export const lintFaultWords: Lint = ({ library }) =>
  Object.entries(library.faults).flatMap(([name, { status, says }]): Finding[] => {
    const [code] = CODE.exec(says) ?? []
    return [
      ...(statuses.has(status)
        ? []
        : [
            error(
              'faults.json',
              below('/faults', name, 'status'),
              `${status} is no status of HTTP: programs would not know what it means. Write one such as 409 or 422.`,
            ),
          ]),
      ...(code === undefined
        ? []
        : [
            error(
              'faults.json',
              below('/faults', name, 'says'),
              `People would read ‘${code}’, which says nothing to them. Say what happened, and what to do.`,
            ),
          ]),
    ]
  })
