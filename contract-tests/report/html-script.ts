/** Filters the rows of the page. Without JavaScript all rows are visible and the filters stay hidden. */
export const script = `
const form = document.getElementById('filters')
const rows = [...document.querySelectorAll('details.row')]
const sections = [...document.querySelectorAll('section.group')]
const causes = [...document.querySelectorAll('.cause')]
const shown = document.getElementById('shown')
const none = document.getElementById('none')
form.hidden = false
function filter() {
  const data = new FormData(form)
  const verdicts = new Set(data.getAll('verdict'))
  const level = data.get('level')
  const words = data.get('text').toLowerCase().split(/\\s+/).filter(Boolean)
  let count = 0
  for (const row of rows) {
    const content = row.textContent.toLowerCase()
    const fits = verdicts.has(row.dataset.verdict)
      && (level === '' || row.dataset.level === level)
      && words.every(word => content.includes(word))
    row.hidden = !fits
    if (fits) count += 1
  }
  for (const cause of causes) {
    cause.hidden = !cause.querySelector('details.row:not([hidden])')
    if (words.length > 0) cause.open = true
  }
  for (const section of sections) section.hidden = !section.querySelector('details.row:not([hidden])')
  none.hidden = count > 0
  shown.textContent = count === rows.length
    ? count + ' requirements'
    : count + ' of ' + rows.length + ' requirements'
}
let timer
form.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(filter, 80) })
form.addEventListener('submit', event => event.preventDefault())
document.getElementById('reset').addEventListener('click', () => {
  form.reset()
  filter()
  form.elements.text.focus()
})
filter()
`
