import { motionPausedKey } from "./page-script/motion-setting.ts";

/**
 * Inline script of every page, before its first paint: controls that need scripts are visible from the start, and motion
 * that a visitor has paused does not begin.
 */
export const startScript = `{let{dataset:d}=document.documentElement;d.script="";try{if(localStorage.getItem("${motionPausedKey}")!=null)d.motionPaused=""}catch{}}`;
