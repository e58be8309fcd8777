import { mount } from "svelte";
import App from "./App.svelte";
import "virtual:style.css";
import "./app.css";
import { decisionOf } from "./play/decisions/registry";
import { show } from "./show/show.svelte";
import { acting } from "./store/acting.svelte";
import { store } from "./store/store.svelte";

// Callbacks that the store cannot import, since the layers above it own them.
store.presenter = show;
acting.decisionOf = decisionOf;

const target = document.getElementById("app");
if (target) mount(App, { target });
