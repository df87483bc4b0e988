import type { Finding } from '../finding.ts'
import { lintBodies } from './bodies.ts'
import { lintBraces } from './braces.ts'
import { lintCalls } from './calls.ts'
import { lintCards } from './cards.ts'
import { lintCases } from './cases.ts'
import { lintClosedOptions } from './closed.ts'
import { lintColumnValues } from './column-values.ts'
import { lintComparisons } from './comparisons.ts'
import { lintConditions } from './conditions.ts'
import type { Lint, LintContext } from './context.ts'
import { lintDetails } from './details.ts'
import { lintFacts } from './facts.ts'
import { lintFeatures } from './features.ts'
import { lintFilled } from './filled.ts'
import { lintFilterValues } from './filter-values.ts'
import { lintFlowEnds } from './flow-ends.ts'
import { lintFlowNames } from './flow-names.ts'
import { lintFlowReach } from './flow-reach.ts'
import { lintFlowShows } from './flow-shows.ts'
import { lintFlowStarts } from './flow-starts.ts'
import { lintFlows } from './flows.ts'
import { lintLimitFits } from './limit-fits.ts'
import { lintLimitUnits } from './limit-units.ts'
import { lintLimitValues } from './limit-values.ts'
import { lintLimits } from './limits.ts'
import { lintLinks } from './links.ts'
import { lintLists } from './lists.ts'
import { lintMachineCalls } from './machine-calls.ts'
import { lintMachineRecords } from './machine-records.ts'
import { lintMachines } from './machines.ts'
import { lintMappings } from './mappings.ts'
import { lintMoney } from './money.ts'
import { lintNames } from './names.ts'
import { lintNarrowing } from './narrowing.ts'
import { lintBanners } from './banners.ts'
import { lintFactsAsked } from './facts-asked.ts'
import { lintPageCalled } from './page-called.ts'
import { lintPageFlow } from './page-flow.ts'
import { lintPageLinks } from './page-links.ts'
import { lintPageSizes } from './page-sizes.ts'
import { lintPageOver } from './page-over.ts'
import { lintPageParameters } from './page-parameters.ts'
import { lintPages } from './pages.ts'
import { lintPatterns } from './patterns.ts'
import { lintProof } from './proof.ts'
import { lintRecordReach } from './record-reach.ts'
import { lintRights } from './rights.ts'
import { lintRoles } from './roles.ts'
import { lintRuleFacts } from './rule-facts.ts'
import { lintRules } from './rules.ts'
import { lintSectionsOfFlows } from './sections.ts'
import { lintStateFilters } from './state-filters.ts'
import { lintTableAsks } from './table-asks.ts'
import { lintTableFilters } from './table-filters.ts'
import { lintTableNames } from './table-names.ts'
import { lintTableRows } from './table-rows.ts'
import { lintTakes } from './takes.ts'
import { lintTaskCalls } from './task-calls.ts'
import { lintTaskGiven } from './task-given.ts'
import { lintTasks } from './tasks.ts'
import { lintTemplates } from './templates.ts'
import { lintValueKinds } from './value-kinds.ts'
import { lintPageGiven } from './page-given.ts'
import { lintRowReach } from './row-reach.ts'
import { lintMoveReach } from './move-reach.ts'
import { lintTwins } from './twins.ts'
import { lintUnsent } from './unsent.ts'
import { lintUsage } from './usage.ts'
import { lintWording } from './wording.ts'

const lints: readonly Lint[] = [
  lintNames,
  lintFlowNames,
  lintCalls,
  lintRules,
  lintRuleFacts,
  lintFeatures,
  lintFacts,
  lintComparisons,
  lintMoney,
  lintConditions,
  lintFlowReach,
  lintFlowShows,
  lintFlowStarts,
  lintFlowEnds,
  lintSectionsOfFlows,
  lintClosedOptions,
  lintRecordReach,
  lintMappings,
  lintBodies,
  lintTakes,
  lintUnsent,
  lintTemplates,
  lintBraces,
  lintFilled,
  lintDetails,
  lintTableNames,
  lintTableRows,
  lintRowReach,
  lintTableAsks,
  lintTableFilters,
  lintColumnValues,
  lintValueKinds,
  lintFilterValues,
  lintStateFilters,
  lintPageSizes,
  lintPages,
  lintCards,
  lintPageParameters,
  lintPageOver,
  lintPageLinks,
  lintLinks,
  lintPageFlow,
  lintPageGiven,
  lintPageCalled,
  lintFactsAsked,
  lintBanners,
  lintFlows,
  lintLimits,
  lintLimitUnits,
  lintLimitValues,
  lintLimitFits,
  lintLists,
  lintPatterns,
  lintNarrowing,
  lintMachines,
  lintMachineCalls,
  lintMachineRecords,
  lintMoveReach,
  lintTasks,
  lintTaskCalls,
  lintTaskGiven,
  lintRights,
  lintRoles,
  lintUsage,
  lintTwins,
  lintWording,
]

/** Whether all files could be read; until then advice waits: what a broken one names would be called unused. */
const isWhole = ({ unread = {} }: LintContext): boolean => Object.keys(unread).length === 0

/** Everything that is wrong across definitions that each obey their schema; whether they are proven only where that is asked. */
export function lint(context: LintContext): Finding[] {
  const asked = context.asksForCases ? [...lints, lintCases, lintProof] : lints
  const found = asked.flatMap((one) => [...one(context)])
  return isWhole(context) ? found : found.filter(({ level }) => level === 'error')
}
