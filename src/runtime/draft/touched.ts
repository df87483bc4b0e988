const gestures = ['pointerdown', 'keydown', 'input', 'change', 'drop']
let isTouched = false

const touch = () => {
  isTouched = true
}

for (const gesture of gestures) addEventListener(gesture, touch, { capture: true, once: true })

/** Whether anybody has done anything in this tab: one that was only opened has nothing to tell the others. */
export const wasTouched = () => isTouched
