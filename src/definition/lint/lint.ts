import type { Finding } from '../finding.ts'
import { lintBodies } from './calls/bodies.ts'
import { lintAudit } from './calls/audit.ts'
import { lintBodyAnswers } from './calls/body-answers.ts'
import { lintCallSlips } from './calls/call-slips.ts'
import { lintCalls } from './calls/calls.ts'
import { lintDeprecated } from './calls/deprecated.ts'
import { lintMappings } from './calls/mappings.ts'
import { lintResources } from './calls/resources.ts'
import { lintTenants } from './calls/tenants.ts'
import { lintTakes } from './calls/taken-answers.ts'
import { lintUnsent } from './calls/unused-answers.ts'
import { lintValidated } from './calls/validated-places.ts'
import { lintControls } from './controls/controls.ts'
import { lintMails } from './mails/mails.ts'
import { lintDetails } from './details/details.ts'
import { lintDetailTypes } from './details/detail-types.ts'
import { lintRecordReach } from './details/record-reach.ts'
import { lintTwins } from './details/twins.ts'
import { lintDefaults } from './flows/fields/defaults.ts'
import { lintExamples } from './flows/fields/examples.ts'
import { lintOperandsOfRules } from './rules/comparisons/operands.ts'
import { lintRepeats } from './rules/comparisons/repeats.ts'
import { lintOrders } from './rules/comparisons/orders.ts'
import { lintAnswersSent } from './flows/answers-sent.ts'
import { lintReportedLimits } from './limits/reported-limits.ts'
import { lintMoveTwins } from './machines/move-twins.ts'
import { lintNouns } from './names/nouns.ts'
import { lintRightOdd } from './names/rights/odd-rights.ts'
import { lintSources } from './names/sources.ts'
import { lintEmptyChoices } from './flows/fields/empty-choices.ts'
import { lintFlowEnds } from './flows/reach/flow-ends.ts'
import { lintExtras } from './flows/fields/extras.ts'
import { lintFactsRead } from './flows/facts-read.ts'
import { lintFlowNames } from './flows/flow-names.ts'
import { lintFlowOrder } from './flows/reach/flow-order.ts'
import { lintFlowReach } from './flows/reach/flow-reach.ts'
import { lintFlowShows } from './flows/reach/flow-shows.ts'
import { lintFlowStarts } from './flows/reach/flow-starts.ts'
import { lintOpenedPages } from './flows/opened-pages.ts'
import { lintFlowTwins } from './flows/flow-twins.ts'
import { lintFlowTraps } from './flows/reach/flow-traps.ts'
import { lintFlows } from './flows/flows.ts'
import { lintNarrowing } from './flows/reach/narrowing.ts'
import { lintNestedFields } from './flows/fields/nested-fields.ts'
import { lintPatterns } from './flows/fields/patterns.ts'
import { lintSectionsOfFlows } from './flows/sections.ts'
import { lintSummary } from './flows/summary.ts'
import { lintStepTakes } from './flows/reach/step-takes.ts'
import { lintCaseFacts } from './cases/case-facts.ts'
import { lintCaseSends } from './cases/case-sends.ts'
import { memoizePerContext } from './context/cache.ts'
import { lintMistaken } from './mistaken/mistaken.ts'
import type { Lint, LintContext } from './context/context.ts'
import { lintInvariantSlips } from './invariants/invariant-slips.ts'
import { lintInvariants } from './invariants/invariants.ts'
import { lintLimitFits } from './limits/limit-fits.ts'
import { lintLimitUnits } from './limits/limit-units.ts'
import { lintLimitValues } from './limits/limit-values.ts'
import { lintLimits } from './limits/limits.ts'
import { lintMachineCalls } from './machines/machine-calls.ts'
import { lintMachineEnds } from './machines/machine-ends.ts'
import { lintMachineFunds } from './machines/machine-funds.ts'
import { lintMachineRecords } from './machines/machine-records.ts'
import { lintMachines } from './machines/machines.ts'
import { lintDisplayNames } from './machines/display-names.ts'
import { lintMoneyEnds } from './machines/money-ends.ts'
import { lintMoveTargets } from './machines/move-targets.ts'
import { lintMoveReach } from './machines/move-reach.ts'
import { lintMoveWords } from './machines/move-words.ts'
import { lintCurrencies } from './names/currencies.ts'
import { lintFeatureReach } from './names/feature-reach.ts'
import { lintLists } from './names/lists.ts'
import { lintNamedLeaves } from './names/named-leaves.ts'
import { lintSharedLists } from './names/shared-lists.ts'
import { lintNames } from './names/names.ts'
import { lintRightReach } from './names/rights/right-reach.ts'
import { lintRightSlips } from './names/rights/right-slips.ts'
import { lintRights } from './names/rights/rights.ts'
import { lintRoleWords } from './names/rights/role-words.ts'
import { lintRoles } from './names/rights/roles.ts'
import { lintRoleLines } from './names/role-lines.ts'
import { lintStrangeValues } from './names/strange-values.ts'
import { lintShadowedTypes } from './names/shadowed-types.ts'
import { lintUsage } from './names/usage.ts'
import { lintBanners } from './pages/banners.ts'
import { lintCards } from './pages/cards.ts'
import { lintLinks } from './pages/links.ts'
import { lintPageCalled } from './pages/page-called.ts'
import { lintPageFlow } from './pages/page-flow.ts'
import { lintPageGiven } from './pages/page-given.ts'
import { lintPageLinks } from './pages/page-links.ts'
import { lintPageOver } from './pages/page-over.ts'
import { lintPageParameters } from './pages/page-parameters.ts'
import { lintPageShape } from './pages/page-shape.ts'
import { lintPageSlips } from './pages/page-slips.ts'
import { lintPages } from './pages/pages.ts'
import { lintRedirectsAndGifts } from './pages/redirects.ts'
import { lintCases } from './rules/cases.ts'
import { lintClosedOptions } from './rules/closed-rules.ts'
import { lintComparisons } from './rules/comparisons/comparisons.ts'
import { lintConditions } from './rules/conditions.ts'
import { lintDays } from './rules/comparisons/days.ts'
import { lintRequestedFacts } from './rules/requested-facts.ts'
import { lintFacts } from './rules/facts.ts'
import { lintFeatures } from './rules/features.ts'
import { lintMemberships } from './rules/comparisons/memberships.ts'
import { lintMoney } from './rules/comparisons/money.ts'
import { lintKinds } from './rules/kinds.ts'
import { lintProof } from './rules/proof.ts'
import { lintRuleFacts } from './rules/rule-facts.ts'
import { lintRules } from './rules/rules.ts'
import { lintColumnKinds } from './words/types/column-kinds.ts'
import { lintColumnValues } from './tables/column-values.ts'
import { lintFilterValues } from './tables/filter-values.ts'
import { lintPageSizes } from './tables/page-sizes.ts'
import { lintRowKeys } from './tables/rows/row-keys.ts'
import { lintRowReach } from './tables/rows/row-reach.ts'
import { lintStateFilters } from './tables/state-filters.ts'
import { lintTableAsks } from './tables/table-asks.ts'
import { lintTableFilters } from './tables/table-filters.ts'
import { lintTableNames } from './tables/table-names.ts'
import { lintTablePairs } from './tables/table-pairs.ts'
import { lintTableRows } from './tables/rows/table-rows.ts'
import { lintTableViews } from './tables/table-views.ts'
import { lintTableSlips } from './tables/table-slips.ts'
import { lintViewCounts } from './tables/view-counts.ts'
import { lintTaskCalls } from './tasks/task-calls.ts'
import { lintTaskGiven } from './tasks/task-given.ts'
import { lintTasks } from './tasks/tasks.ts'
import { lintAmountCurrencies } from './words/amount-currencies.ts'
import { lintCardTexts } from './words/card-texts.ts'
import { lintBraces } from './words/braces.ts'
import { lintFilled } from './words/filled.ts'
import { lintLanguages, lintWords } from './words/languages.ts'
import { lintReadAlike } from './words/read-alike.ts'
import { lintRepeatedWords } from './words/repeated-words.ts'
import { lintTemplates } from './words/templates.ts'
import { lintTextLengths } from './words/text-lengths.ts'
import { lintTypedCodes } from './words/types/typed-codes.ts'
import { lintValueKinds } from './words/types/value-kinds.ts'

const everywhere: readonly Lint[] = [
  lintFactsRead,
  lintRoleLines,
  lintSources,
  lintNames,
  lintNamedLeaves,
  lintRightOdd,
  lintFlowNames,
  lintCallSlips,
  lintCalls,
  lintAudit,
  lintResources,
  lintTenants,
  lintDeprecated,
  lintOperandsOfRules,
  lintRules,
  lintRuleFacts,
  lintFeatures,
  lintFacts,
  lintComparisons,
  lintMemberships,
  lintKinds,
  lintMoney,
  lintDays,
  lintOrders,
  lintRepeats,
  lintConditions,
  lintFlowOrder,
  lintFlowReach,
  lintFlowTraps,
  lintFlowShows,
  lintFlowStarts,
  lintFlowEnds,
  lintExtras,
  lintDefaults,
  lintAnswersSent,
  lintOpenedPages,
  lintEmptyChoices,
  lintSectionsOfFlows,
  lintClosedOptions,
  lintRecordReach,
  lintMappings,
  lintBodies,
  lintBodyAnswers,
  lintTakes,
  lintUnsent,
  lintValidated,
  lintTemplates,
  lintBraces,
  lintCardTexts,
  lintFilled,
  lintWords,
  lintLanguages,
  lintDetailTypes,
  lintDetails,
  lintTableNames,
  lintTableRows,
  lintTableSlips,
  lintNouns,
  lintRowKeys,
  lintRowReach,
  lintTableAsks,
  lintTableViews,
  lintViewCounts,
  lintTableFilters,
  lintColumnKinds,
  lintColumnValues,
  lintValueKinds,
  lintTypedCodes,
  lintAmountCurrencies,
  lintFilterValues,
  lintStateFilters,
  lintPageSizes,
  lintPages,
  lintRedirectsAndGifts,
  lintCards,
  lintPageParameters,
  lintPageOver,
  lintPageLinks,
  lintPageSlips,
  lintPageShape,
  lintLinks,
  lintPageFlow,
  lintPageGiven,
  lintPageCalled,
  lintRequestedFacts,
  lintBanners,
  lintFlows,
  lintNestedFields,
  lintStepTakes,
  lintSummary,
  lintInvariants,
  lintInvariantSlips,
  lintMails,
  lintControls,
  lintLimits,
  lintLimitUnits,
  lintLimitValues,
  lintLimitFits,
  lintReportedLimits,
  lintLists,
  lintSharedLists,
  lintStrangeValues,
  lintCurrencies,
  lintPatterns,
  lintExamples,
  lintNarrowing,
  lintMachines,
  lintMachineCalls,
  lintMachineEnds,
  lintMachineFunds,
  lintMachineRecords,
  lintMoneyEnds,
  lintMoveTargets,
  lintMoveReach,
  lintMoveWords,
  lintMoveTwins,
  lintTasks,
  lintTaskCalls,
  lintTaskGiven,
  lintRights,
  lintRoles,
  lintRoleWords,
  lintShadowedTypes,
  lintRightSlips,
  lintRightReach,
  lintFeatureReach,
  lintUsage,
  lintTwins,
  lintReadAlike,
  lintTextLengths,
  lintFlowTwins,
  lintMistaken,
  lintRepeatedWords,
  lintTablePairs,
  lintDisplayNames,
]

/** Memoizes each check, so that it runs again only if its inputs change. */
const remembered = (all: readonly Lint[]): readonly Lint[] => all.map((one) => memoizePerContext(one))

const lints = remembered(everywhere)
const proofs = remembered([lintCases, lintCaseFacts, lintCaseSends, lintProof])

/** Tells whether all files could be read. A broken file may use any name, so nothing is unused until then. */
const isWhole = ({ unread = {} }: LintContext): boolean => Object.keys(unread).length === 0

/** Runs one check after the other, so that the caller can do other work in between. */
export function* lintInTurn(context: LintContext): Generator<readonly Finding[]> {
  const requested = context.asksForCases ? [...lints, ...proofs] : lints
  for (const one of requested) yield one(context)
}

/** Returns all findings across valid definitions; proofs of invariants run only on request. */
export function lint(context: LintContext): Finding[] {
  const found = [...lintInTurn(context)].flat()
  return isWhole(context) ? found : found.filter(({ about }) => about?.kind !== 'unused')
}
