/**
 * In the place of Google's tag. As the real one it reads the `arguments` objects of `dataLayer` and no arrays, sends
 * nothing while `analytics_storage` is denied or `ga-disable-…` is set, keeps events and sends them later without
 * looking again, and loads the script of a second id by a policy of its own, `goog#html`.
 */
{
  const own = new URL(document.currentScript.src).searchParams.get('id');
  const home = 'https://region1.google-analytics.com/g/collect';
  /** The ids whose scripts have run: it does not look into the page. */
  window.startedTags ??= new Set();
  const started = window.startedTags.add(own);
  const state = {};
  const kept = [];
  let policy;

  function event(id, name) {
    if (state.analytics_storage !== 'granted' || window[`ga-disable-${id}`]) return;
    fetch(`${home}?tid=${id}&en=${name}`, { mode: 'no-cors', keepalive: true });
    kept.push(`${home}?tid=${id}&en=${name}_kept`);
  }
  function flush() {
    for (const url of kept.splice(0)) {
      fetch(url, { mode: 'no-cors', keepalive: true });
      navigator.sendBeacon(url);
    }
  }
  function loadOther(id) {
    const rules = { createScriptURL: (url) => url };
    policy ??= window.trustedTypes?.createPolicy('goog#html', rules) ?? rules;
    const script = document.createElement('script');
    script.src = policy.createScriptURL(
      `https://www.googletagmanager.com/gtag/js?id=${id}&l=dataLayer`,
    );
    document.head.append(script);
  }
  function run(call) {
    if (Array.isArray(call)) return;
    const [command, first, second] = call;
    if (command === 'consent') Object.assign(state, second);
    if (command === 'event') event(own, first);
    if (command !== 'config') return;
    if (first === own) event(own, 'page_view');
    else if (!started.has(first)) loadOther(first);
  }

  const layer = window.dataLayer;
  for (const call of [...layer]) run(call);
  const push = layer.push.bind(layer);
  layer.push = (...calls) => {
    const length = push(...calls);
    for (const call of calls) run(call);
    return length;
  };
  addEventListener('flush', flush);
}
