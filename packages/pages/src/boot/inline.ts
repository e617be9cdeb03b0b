import { failedEntry } from './failed-entry.ts';

/**
 * The one inline script of every page, constant per build because its hash stands in the policy.
 * It sets the theme before the first paint, and again where Back or Forward shows a page that was kept. It
 * keeps a chosen language, keeps what a visitor does before React is there, loads the shown address where
 * Back or Forward has changed it and no router listens, and fetches the boot module 200 ms after the first
 * frame after `load`: earlier, it would compete with that frame and show in every measurement of the first
 * paint. What becomes of a page without that module is in `failed-entry.ts`.
 */
export function inlineScript(boot: string): string {
  return `(()=>{${source}${failedEntry}addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(boot)}).catch(z),200)))})()`;
}

/**
 * Only what needs React is kept back: links, menus, disclosures and fields work without it, so
 * a button that opens a popover, a `<summary>` or a label goes through untouched.
 *
 * A document that came in place of another one of the same address, such as a failure, shares the entries
 * of the history that the former router has written: the browser changes the address, and no document.
 */
const source = `
const d=document,r=d.documentElement.dataset,m=()=>{try{const t=localStorage.getItem("theme");/^(dark|light)$/.test(t)?r.theme=t:delete r.theme}catch{}};
m();addEventListener("pageshow",v=>{v.persisted&&(m(),e.again?.())});
const q=[],f=new Map,o={capture:true},e=window.__early={queue:q,fields:f,typed:new Set,stop(){for(const n of ["click","submit","input","change"])d.removeEventListener(n,k,o)}};
function k(v){const x=v.target;if(!x.closest?.("#root"))return;
if(v.type==="input"||v.type==="change"){f.delete(x);f.set(x,{value:x.value,checked:x.checked});return}
const l=v.type==="click"&&!v.button&&!v.metaKey&&!v.ctrlKey&&!v.shiftKey&&x.closest("nav a[hreflang]");
if(l){v.preventDefault();d.cookie="locale="+l.hreflang+";path=/;max-age=31536000;samesite=lax"+(location.protocol==="https:"?";secure":"");d.cookie;
const u=new URL(location.href);u.searchParams.delete("lang");u.href===location.href?location.reload():location.replace(u.href);return}
const b=v.type==="submit"?x:x.closest("button:not([popovertarget],[command])");
if(!b)return;v.preventDefault();v.stopImmediatePropagation();
q.push({type:v.type,target:b});e.wake?.()}
for(const n of ["click","submit","input","change"])d.addEventListener(n,k,o);
addEventListener("input",v=>{e.typed.add(v.target)});addEventListener("focusin",v=>{e.focused=v.target});
const s=()=>location.pathname+location.search,a=s(),h=()=>{s()===a||location.reload()};
addEventListener("popstate",h);e.leaveHistory=()=>removeEventListener("popstate",h);
`.replace(/\n/g, '');
