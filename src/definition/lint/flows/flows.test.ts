import { it } from 'vitest'
import { expectFindings, flow } from '#tests/unit/broken-definitions.ts'

it('finds what is wrong with a flow', () => {
  expectFindings(
    [
      [
        { '/steps/1/id': 'review' },
        "/steps/6/id: Two steps are called 'review'. Give one of them another name.",
      ],
      [
        { '/steps/5/fields/5/id': 'memo' },
        "/steps/5/fields/5/id: Two fields are called 'memo'. Give one of them another name.",
      ],
      [
        { '/steps/5/fields/5/id': 'corridor' },
        "/facts: 'corridor' is a field and a fact; one hides the other. Give one of them another name.",
      ],
      [
        { '/steps/2/actions': undefined },
        "/steps: 'add-originator-card' is a detour, yet no action goes there. Name it under 'goTo' of an action, or take 'detour' out.",
      ],
      [
        { '/steps/0/fields': undefined },
        "/steps/0: The step 'identity-selection' asks for nothing. Give it 'fields', or take it out.",
      ],
      [
        { '/steps/5/review': true },
        "/steps/5/review: The last step is the review, and there is one. Take 'review' out here.",
      ],
      [
        { '/steps/5/fields/5/accepts': 'document-kinds' },
        "/steps/5/fields/5/accepts: A field of type 'text' has no word 'accepts'. Take it out, or change the type.",
      ],
      [
        { '/steps/5/fields/2/optional': undefined },
        "/steps/5/fields/2/requireWhen: 'requireWhen' makes an optional field required; this one always is. Write \"optional\": true, or take 'requireWhen' out.",
      ],
      [
        { '/progress': undefined },
        "/steps: Several steps follow each other; name their stages in 'progress'.",
      ],
      [
        { '/progress/-': { id: 'after', title: 'After' } },
        `/progress/4: No step belongs to the stage 'after'. Say "stage": "after" in one, or take it out here.`,
      ],
    ],
    (patch, line) => [flow, patch, `${flow} ${line}`],
  )
})
